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

/** Fees, taxes and delivery. */
export const UNPLAYED_WITHDRAWAL_FEE_PERCENT = 30
export const TDS_WITHOUT_PAN_PERCENT = 30
export const TDS_PAYMENT_HOURS = 24
export const PRIZE_DELIVERY_WORKING_DAYS = 15
export const GST_SINCE = 'October 1, 2023'

/** Highest liability: the lower of this sum and what the user paid in these months before the claim. */
export const LIABILITY_CAP_RUPEES = 1000
export const LIABILITY_CAP_MONTHS = 6
