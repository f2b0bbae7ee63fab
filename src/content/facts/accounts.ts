/** The three balances of an account, oldest use first. */
export const BALANCES = { unplayed: 'Unplayed', winnings: 'Winnings', bonus: 'Bonus' } as const

/** Winnings become Unplayed after this many days from credit, or of inactivity. */
export const WINNINGS_TO_UNPLAYED_DAYS = 30

/** Unused Unplayed credit may be forfeited after this many days. */
export const UNPLAYED_USE_DAYS = 60

/** An account whose deletion was approved stays deactivated for this many days. */
export const DEACTIVATION_DAYS = 90

/** An inviter's bonus needs the invitee verified within this many days of registering. */
export const INVITE_VERIFICATION_DAYS = 30
