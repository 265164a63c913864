// Writes src/protocol/messages.gen.ts from the JSON Schema on standard input.
import { mkdirSync, writeFileSync } from 'node:fs'
import { text as all } from 'node:stream/consumers'
import { compile } from 'json-schema-to-typescript'

const schema = JSON.parse(await all(process.stdin))
// Lengths of arrays would become long unions; pairs are written as older schemas write them.
const bare = JSON.parse(JSON.stringify(schema), (_, value) => {
  if (value?.type !== 'array') return value
  const { prefixItems, minItems, maxItems, ...rest } = value
  return prefixItems ? { ...rest, items: prefixItems, additionalItems: false, minItems, maxItems } : rest
})
bare.properties = Object.fromEntries(Object.keys(bare.$defs).map((name) => [name, { $ref: `#/$defs/${name}` }]))
const text = await compile(bare, 'Messages', {
  bannerComment: '// Made from the messages of vaza.protocol; never edited, never committed.',
  additionalProperties: false,
  unreachableDefinitions: true,
})
const folder = new URL('../src/protocol/', import.meta.url)
mkdirSync(folder, { recursive: true })
writeFileSync(new URL('messages.gen.ts', folder), text)
