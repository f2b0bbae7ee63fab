import { loadEnv } from 'vite'

const PREFIX = 'VITE_'
/** Editors put it before the first setting of a file, whose name would be another one then. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Returns the settings in the environment, `.env` and `.env.local`, as they were written. */
export function operatorSettings(mode = 'production'): Readonly<Record<string, string>> {
  const found = loadEnv(mode, process.cwd(), [PREFIX, BYTE_ORDER_MARK + PREFIX])
  return Object.fromEntries(
    Object.entries(found).map(([name, value]) => [name.replace(BYTE_ORDER_MARK, ''), value]),
  )
}
