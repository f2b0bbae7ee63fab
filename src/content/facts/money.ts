/** Fees, taxes and delivery. */
export const UNPLAYED_WITHDRAWAL_FEE_PERCENT = 30
export const TDS_WITHOUT_PAN_PERCENT = 30
export const TDS_PAYMENT_HOURS = 24
export const PRIZE_DELIVERY_WORKING_DAYS = 15
export const GST_SINCE = 'October 1, 2023'

/** Highest liability: the lower of this sum and what the user paid in these months before the claim. */
export const LIABILITY_CAP_RUPEES = 1000
export const LIABILITY_CAP_MONTHS = 6
