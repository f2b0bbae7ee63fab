import type { ReactNode } from 'react'
import { OFFERS_CASH } from '../../content/edition.ts'
import { percent } from '../../content/words.ts'
import type { Account } from '../../rules/account.ts'
import {
  BETTING_PERIOD_SEC,
  COLUMNS,
  MOVING_AVERAGE_WINDOW,
  SESSION_PERIOD_SEC,
} from '../../rules/constants.ts'
import { type Bet, backingFor, breakEvenChance, payout } from '../../rules/fulfilment.ts'
import { Table } from '../../ui/reading/table.tsx'
import { cells, regionsOf } from '../sample.ts'
import { ROUND_SEC, type WorkedSession } from './worked.ts'

/** One moment of the worked session. */
export interface Step {
  readonly sec: number
  readonly title: string
  /** After the session; that before it where there is none. */
  readonly account?: Account
  readonly text: ReactNode
}

const BET_SEC = 3
const head = ['Column', ...cells(COLUMNS)]

/** What a round adds, and how much of the bet that covers. */
function roundText({ bet, offers }: WorkedSession, after: Bet, place: number): ReactNode {
  const offer = offers[place]
  const liquidity = offer?.liquidity ?? 0
  const bets = offer ? backingFor(bet.option, offer) - liquidity : 0
  const gain = (bet.minimumMultiplier - 1).toFixed(1)
  return (
    <p>
      Bets on the other columns add {bets}, and the pool adds {liquidity}. That makes {after.backed} so far.
      Each 1 that you bet at {bet.minimumMultiplier}X can gain {gain}, so {after.backed} ÷ {gain} ={' '}
      {after.fulfilledAmount} of your bet is fulfilled.{' '}
      {place === 0 && 'From now on the bet is locked. You can no longer change it.'}
    </p>
  )
}

/** Returns the worked session as the steps that the reader goes through. */
export function stepsOf(worked: WorkedSession): readonly Step[] {
  const { basePattern, occurrence, parity, row, steps, chances, bet, fulfilled, after } = worked
  const PARITY = parity.toUpperCase()
  const chance = chances[bet.option]
  const paidIfItWins = payout(fulfilled, bet.option)
  return [
    {
      sec: 0,
      title: 'A session begins',
      text: (
        <>
          <p>
            The base pattern is {basePattern}. This is its occurrence {occurrence} in the season. {occurrence}{' '}
            is {parity}, so the {PARITY} row of the data sheet applies. These are sheet values, not chances.
          </p>
          <Table caption={`${basePattern}, ${PARITY} row`} head={head}>
            {[['Sheet values', ...cells(row)]]}
          </Table>
        </>
      ),
    },
    {
      sec: 1,
      title: 'You work out the chances',
      text: (
        <>
          <p>
            Subtract the moving average. Then {steps.shift} is added to each difference, so that the smallest
            is 1. Divide each by their total, {steps.total}: these are the chances.
          </p>
          <Table caption={`Chances of ${basePattern} in this session`} head={head}>
            {[
              ['Sheet values', ...cells(row)],
              [`Moving average of ${MOVING_AVERAGE_WINDOW}`, ...cells(steps.average)],
              ['Shifted differences', ...cells(steps.weights)],
              ['Chances', ...cells(chances, percent)],
            ]}
          </Table>
        </>
      ),
    },
    {
      sec: BET_SEC,
      title: `You bet ${bet.amount} on column ${bet.option}`,
      text: (
        <p>
          Your minimum multiplier is {bet.minimumMultiplier}X. If the bet is fulfilled in full at that
          multiplier and wins, it pays {paidIfItWins}. It breaks even at a chance of{' '}
          {percent(breakEvenChance(bet.minimumMultiplier))}. Column {bet.option} has a chance of{' '}
          {percent(chance)}. So such a bet pays back {((chance * paidIfItWins) / 100).toFixed(2)} on average,
          for {bet.amount} deducted.
        </p>
      ),
    },
    ...worked.rounds.map((after, place) => ({
      sec: ROUND_SEC[place] ?? 0,
      title: `Round ${place + 1} of ${worked.rounds.length}`,
      text: roundText(worked, after, place),
    })),
    {
      sec: BETTING_PERIOD_SEC,
      title: 'The session is locked',
      text: (
        <p>
          In second {BETTING_PERIOD_SEC - 1} bets were still taken. From second {BETTING_PERIOD_SEC} on they
          are not, so in second {BETTING_PERIOD_SEC + 1} you can only wait. Your fulfilled amount stays at{' '}
          {fulfilled.fulfilledAmount}.
        </p>
      ),
    },
    {
      sec: SESSION_PERIOD_SEC,
      title: `The draw: ${steps.drawn}`,
      text: (
        <>
          <p>
            The session is completed. A random integer from 0 to {steps.total - 1} is drawn: {steps.drawn}. It
            lies in the region of index {steps.index}. The session pattern is {basePattern}
            {steps.index}.
          </p>
          <Table caption="The number line of this session" head={head}>
            {[['Numbers', ...regionsOf(steps)]]}
          </Table>
        </>
      ),
    },
    {
      sec: SESSION_PERIOD_SEC,
      title: worked.paid > 0 ? 'Your bet wins' : 'Your bet does not win',
      account: after,
      text: (
        <p>
          {worked.deducted} is deducted{OFFERS_CASH && ', from Unplayed first and then from Winnings'}.{' '}
          {worked.paid > 0
            ? `The bet pays ${fulfilled.fulfilledAmount} × ${fulfilled.betMultiplier} = ${worked.paid}${OFFERS_CASH ? ', into Winnings' : ''}. You have ${worked.paid - worked.deducted} more than before.`
            : `The bet pays nothing. You have ${worked.deducted} less than before.`}{' '}
          A new session begins at once.
        </p>
      ),
    },
  ]
}
