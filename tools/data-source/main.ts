import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { SAMPLE_SHEET_SEED } from '../../src/rules/showcase.ts'
import { sampleSeason } from '../season.ts'
import { aborted, runProgram } from '../terminal.ts'
import { startDataSource } from './server.ts'

const DEFAULT_PORT = 8080

const USAGE = `Usage: npx tsx tools/data-source/main.ts [--port N] [--sheet FILE]
Serves the document config/data_sheet to the site on this machine until Ctrl-C.
  --port N      port on 127.0.0.1 (${DEFAULT_PORT} unless given; 0 takes a free one)
  --sheet FILE  JSON with the field "sheet", or with the entries themselves; a sample season unless given`

/** The document's fields from a file. Throws with the file's name when it holds no JSON object or list. */
async function readDocument(file: string): Promise<object> {
  const content: unknown = JSON.parse(await readFile(file, 'utf8'))
  if (typeof content !== 'object' || content === null) throw new Error('not a JSON object or list')
  return 'sheet' in content ? content : { sheet: { ...content } }
}

function portOf(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new Error(`--port must be a number from 0 to 65535, not "${text}"`)
}

async function main(signal: AbortSignal): Promise<void> {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, sheet: { type: 'string' }, help: { type: 'boolean' } },
  })
  if (values.help) {
    console.log(USAGE)
    return
  }
  const port = values.port === undefined ? DEFAULT_PORT : portOf(values.port)
  const document = values.sheet
    ? await readDocument(values.sheet)
    : { sheet: sampleSeason(SAMPLE_SHEET_SEED) }
  const source = await startDataSource({ port, documents: { 'config/data_sheet': document } })
  const url = `http://${source.host}:${source.port}`
  console.log(`Data source on ${url}`)
  console.log(`VITE_FIRESTORE_EMULATOR_HOST=${source.host} VITE_FIRESTORE_EMULATOR_PORT=${source.port}`)
  console.log(`Change it: PATCH ${url}/v1/projects/demo/databases/(default)/documents/config/data_sheet`)
  await aborted(signal)
  await source.close()
}

await runProgram(main, error => `${error.message}\n${USAGE}`)
