/** The payment pages' own sheet, in the product's dark colours, without its fonts. */
export const stripeStyle = `
:root { color-scheme: dark }
* { box-sizing: border-box }
body {
  margin: 0; padding: 0 1.25rem 4rem;
  background: oklch(0.155 0.018 340); color: oklch(0.955 0.012 60);
  font: 1rem/1.55 system-ui, sans-serif;
}
body > * { max-width: 30rem; margin-inline: auto }
aside {
  max-width: none; margin-inline: -1.25rem; padding: .375rem 1.25rem; text-align: center;
  background: oklch(0.195 0.021 340); color: oklch(0.81 0.105 58); font-size: .875rem; text-wrap: balance;
}
header { display: flex; padding: 1.25rem 0 1.5rem }
header a { display: inline-flex; align-items: center; min-height: 2.75rem }
header img { display: block; height: 2rem; width: auto }
h1 { margin: 0 0 .5rem; font: 500 1.875rem/1.2 Georgia, serif; text-wrap: balance }
h2 { margin: 0; font: 600 1.125rem/1.3 system-ui, sans-serif }
p, ul, dl { margin: 0; padding: 0 }
ul { list-style: none }
section { display: grid; gap: .625rem; margin-top: 2rem }
a { color: oklch(0.81 0.105 58) }
a:focus-visible, button:focus-visible, input:focus-visible {
  outline: 3px solid oklch(0.81 0.105 58); outline-offset: 3px;
}
a:focus-visible { border-radius: .5rem }
.note, .hint { color: oklch(0.79 0.02 30) }
.hint, .error { font-size: .875rem }
.error, .refusal { color: oklch(0.78 0.13 25) }
.refusal {
  margin-top: 1.25rem; padding: .875rem 1.25rem; border-radius: 1.25rem; font-weight: 560;
  border: 1px solid oklch(0.78 0.13 25 / .6); background: oklch(0.78 0.13 25 / .1);
}
.order { display: grid; gap: .25rem }
.order div { display: flex; flex-wrap: wrap; justify-content: space-between; gap: .25rem 1rem; align-items: baseline }
.order dt { overflow-wrap: anywhere }
.order dd { margin: 0; font: 500 1.5rem/1.2 Georgia, serif; white-space: nowrap }
form { display: grid; gap: 1.25rem; margin-top: 1.5rem }
fieldset, .panel {
  display: grid; gap: 1.25rem; min-width: 0; margin: 0; padding: 1.25rem;
  border: 1px solid oklch(0.34 0.025 340 / .7); border-radius: 1.25rem;
  background: oklch(0.195 0.021 340);
}
.panel { gap: .5rem; margin-top: 1.5rem }
.panel form { margin-top: .75rem }
legend { float: left; width: 100%; padding: 0; font-weight: 600; font-size: 1.125rem }
legend + * { clear: left }
.pair { display: grid; gap: 1.25rem }
@media (min-width: 26rem) { .pair { grid-template-columns: 1fr 1fr } }
.field { display: grid; gap: .5rem; align-content: start; min-width: 0 }
.field label { font-size: .875rem; font-weight: 540 }
.field input {
  width: 100%; min-height: 3.25rem; padding: .75rem 1rem; font: inherit; color: inherit;
  font-variant-numeric: tabular-nums;
  background: oklch(0.155 0.018 340); border: 1px solid oklch(0.56 0.03 340); border-radius: .875rem;
}
.field input[aria-invalid] { border-color: oklch(0.78 0.13 25) }
.check { display: flex; align-items: center; gap: .75rem; min-height: 2.75rem; cursor: pointer }
.check input { width: 1.375rem; height: 1.375rem; margin: 0; flex: none; accent-color: oklch(0.81 0.105 58) }
.answers { display: grid; gap: .75rem }
button, .button {
  display: flex; align-items: center; justify-content: center;
  min-height: 3.5rem; padding: .75rem 1.875rem; border-radius: 999px; cursor: pointer;
  font: 560 1.125rem/1.2 system-ui, sans-serif; color: inherit; text-decoration: none;
  background: oklch(0.235 0.024 340); border: 1px solid oklch(0.4 0.028 340);
}
a.button:focus-visible { border-radius: 999px }
button:hover, .button:hover { background: oklch(0.275 0.026 340) }
.primary { background: oklch(0.81 0.105 58); color: oklch(0.2 0.03 340); border-color: transparent }
.primary:hover { background: oklch(0.85 0.1 60) }
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
.digits { font-variant-numeric: tabular-nums; color: oklch(0.81 0.105 58) }
.rows .note { font-size: .875rem; overflow-wrap: anywhere }
.empty {
  margin-top: 1.5rem; padding: 2.5rem 1.25rem; border: 1px dashed oklch(0.4 0.028 340);
  border-radius: 1.25rem; text-align: center;
}
section .empty { margin-top: 0 }
`
