import { defineConfig } from 'vitest/config'

/** The unit tests of what is mutated: others could not tell, and would only take time. */
export default defineConfig({
  test: { include: ['tests/unit/{rules,timeline,kolam,live}/**/*.test.ts'] },
})
