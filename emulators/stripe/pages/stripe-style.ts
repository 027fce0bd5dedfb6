import { formPageStyle } from '../../page/form-page-style'

/** The stylesheet of the pages of the Stripe emulator: forms, orders, test cards, decline messages, lists. */
export const stripeStyle = `${formPageStyle}
aside { text-wrap: balance }
h2 { margin: 0; font: 600 1.125rem/1.3 var(--text) }
ul, dl { margin: 0; padding: 0 }
ul { list-style: none }
section { display: grid; gap: .625rem; margin-top: 2rem }
.hint { color: oklch(0.79 0.02 30); font-size: .875rem }
.decline {
  margin-top: 1.25rem; padding: .875rem 1.25rem; border-radius: 1.25rem; font-weight: 560;
  color: oklch(0.78 0.13 25); border: 1px solid oklch(0.78 0.13 25 / .6); background: oklch(0.78 0.13 25 / .1);
}
.order { display: grid; gap: .25rem }
.order div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 1rem; align-items: baseline }
.order dt { overflow-wrap: anywhere }
.order dd { margin: 0; font: 500 1.5rem/1.2 var(--title); white-space: nowrap }
.panel { gap: .5rem; margin-top: 1.5rem }
.panel form { margin-top: .75rem }
.field input { font-variant-numeric: tabular-nums }
.next { margin-top: 1.5rem }
.panel .next { margin-top: .25rem }
.next > a:not(.button), .back { display: inline-flex; align-items: center; min-height: 2.75rem }
.cards, .rows { display: grid; gap: .5rem }
.cards a, .rows li {
  display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: .125rem 1rem; align-items: baseline;
  min-height: 2.75rem; padding: .75rem 1.25rem; border: 1px solid oklch(0.34 0.025 340 / .7);
  border-radius: 1.25rem; background: oklch(0.195 0.021 340); color: inherit; text-decoration: none;
}
.cards a { grid-template-columns: 1fr }
.cards a:hover { background: oklch(0.235 0.024 340) }
.rows .verdict { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: .625rem; margin-top: .5rem }
.digits { font-variant-numeric: tabular-nums; color: oklch(0.81 0.105 58) }
.rows .note { font-size: .875rem; overflow-wrap: anywhere }
.empty {
  margin-top: 1.5rem; padding: 2.5rem 1.25rem; border: 1px dashed oklch(0.4 0.028 340);
  border-radius: 1.25rem; text-align: center;
}
section .empty { margin-top: 0 }
`
