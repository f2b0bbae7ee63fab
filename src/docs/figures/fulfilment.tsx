import { useState } from 'react'
import { COLUMNS, type Column } from '../../rules/constants.ts'
import { type Bet, backingFor, fulfilRounds, isLocked, placeBet, settle } from '../../rules/fulfilment.ts'
import { Table } from '../../ui/reading/table.tsx'
import { Choice, Figure, Range, Results } from '../parts.tsx'
import { EXAMPLE_MULTIPLIERS, sampleOffers } from '../sample.ts'
import css from './figures.module.css'

/** A bet in practice currency through its three fulfilment rounds, to its pay-out. */
export function Fulfilment() {
  const [amount, setAmount] = useState(100)
  const [option, setOption] = useState<Column>(2)
  const [minimumMultiplier, setMinimumMultiplier] = useState<number>(EXAMPLE_MULTIPLIERS[0])
  const [liquidity, setLiquidity] = useState(5)
  const [selectionIndex, setSelectionIndex] = useState<Column>(0)

  const bet = placeBet({ amount, option, minimumMultiplier })
  const offers = sampleOffers(liquidity)
  const rounds = fulfilRounds(bet, offers, EXAMPLE_MULTIPLIERS)
  const { deducted, paid } = settle(rounds.at(-1) ?? bet, selectionIndex)
  const wins = option === selectionIndex
  const rows = rounds.map((after, place) => {
    const offer = offers[place]
    const bets = offer ? backingFor(option, offer) - offer.liquidity : 0
    return roundRow(`${place + 1}`, after, `${bets}`, `${offer?.liquidity ?? 0}`, `${after.backed}`)
  })

  return (
    <Figure
      title="A bet in practice currency"
      caption={`The other players’ bets are made up, and so are the multipliers above ${EXAMPLE_MULTIPLIERS[0]}X. The rules give no formula for a round, so the figure uses one of its own. Other bets and the pool back the bet, and all that backs it is what it may gain. Divide that by the minimum multiplier less 1: this is the fulfilled amount, but never more than the bet. The bet multiplier is the highest one whose gain is still covered.`}
    >
      <div className={`${css.inputs} live`}>
        <Range label="Bet amount" min={10} max={200} step={10} value={amount} onChange={setAmount} />
        <Choice
          legend="Minimum multiplier"
          options={EXAMPLE_MULTIPLIERS}
          write={value => `${value}X`}
          value={minimumMultiplier}
          onChange={setMinimumMultiplier}
        />
        <Range
          label="Liquidity in each round"
          min={0}
          max={30}
          step={5}
          value={liquidity}
          onChange={setLiquidity}
        />
        <Choice legend="Bet option" options={COLUMNS} value={option} onChange={setOption} />
      </div>
      <Table caption="Round by round" head={['Round', 'Bets', 'Pool', 'In all', 'Fulfilled', 'At', 'Locked']}>
        {[roundRow('Before', bet, '–', '–', '–'), ...rows]}
      </Table>
      <Choice
        legend="Selection index at the end"
        options={COLUMNS}
        value={selectionIndex}
        onChange={setSelectionIndex}
      />
      <Results
        items={[
          [`option ${option}, index ${selectionIndex}`, wins ? 'wins' : 'no win'],
          ['deducted', deducted.toFixed(2)],
          ['paid', paid.toFixed(2)],
        ]}
        sentence={`With selection index ${selectionIndex} the bet ${wins ? 'wins' : 'does not win'}: ${deducted.toFixed(2)} deducted, ${paid.toFixed(2)} paid.`}
      />
    </Figure>
  )
}

/** The bet before fulfilment or after a round, as a row of the table. */
function roundRow(when: string, bet: Bet, ...backed: readonly [string, string, string]) {
  return [
    when,
    ...backed,
    <span key="fulfilled" className={css.fulfilled}>
      {bet.fulfilledAmount.toFixed(2)}
      <span className={css.meter} aria-hidden="true">
        <span style={{ width: `${(100 * bet.fulfilledAmount) / bet.amount}%` }} />
      </span>
    </span>,
    isLocked(bet) ? `${bet.betMultiplier}X` : '–',
    isLocked(bet) ? 'yes' : 'no',
  ] as const
}
