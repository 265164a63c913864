// node unpack.js FOLDER: unpacks the browser that npm put into the folder beside its packages; TMPDIR says where.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const home = join(process.argv[2], 'node_modules', '@sparticuz', 'chromium')
const { default: packed, inflate } = await import(pathToFileURL(join(home, 'build', 'index.js')))
await packed.executablePath()
await inflate(join(home, 'bin', 'al2023.tar.br'))
