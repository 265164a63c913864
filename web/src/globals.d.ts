declare var __CARDS__: string

declare module 'virtual:words/*' {
  const text: string
  export default text
}
