/** What may be opened from anywhere: the settings. */
export const asides = $state({ settings: false })
