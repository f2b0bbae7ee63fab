/** The one place from which every page takes its ages, days, fees, states, dates and limits. */
export * from './facts/accounts.ts'
export * from './facts/eligibility.ts'
export * from './facts/game.ts'
export * from './facts/grievance.ts'
export * from './facts/self-check.ts'
