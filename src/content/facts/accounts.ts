/** The three balances of an account (specification section 3), oldest use first. */
export const BALANCES = { unplayed: 'Unplayed', winnings: 'Winnings', bonus: 'Bonus' } as const

/** Winnings become Unplayed after this many days from credit, or of inactivity (section 4). */
export const WINNINGS_TO_UNPLAYED_DAYS = 30

/** Unused Unplayed credit may be forfeited after this many days (sections 4 and 9). */
export const UNPLAYED_USE_DAYS = 60

/** An account whose deletion was approved stays deactivated for this many days (section 4). */
export const DEACTIVATION_DAYS = 90

/** An inviter's bonus needs the invitee verified within this many days of registering (sections 4 and 9). */
export const INVITE_VERIFICATION_DAYS = 30
