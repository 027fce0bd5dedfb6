import { fontFaces } from './page-fonts'

/** The stylesheet of the emulators' pages with forms, in the product's dark colours and fonts. */
export const formPageStyle = `${fontFaces}
:root { color-scheme: dark }
* { box-sizing: border-box }
body {
  margin: 0; padding: 0 1.25rem 4rem;
  background: oklch(0.155 0.018 340); color: oklch(0.955 0.012 60);
  font: 1rem/1.55 var(--text);
}
body > * { max-width: 30rem; margin-inline: auto }
aside {
  max-width: none; margin-inline: -1.25rem; padding: .375rem 1.25rem; text-align: center;
  background: oklch(0.195 0.021 340); color: oklch(0.81 0.105 58); font-size: .875rem;
}
header { display: flex; padding: 1.25rem 0 1.5rem }
header a { display: inline-flex; align-items: center; min-height: 2.75rem }
header img { display: block; height: 2rem; width: auto }
h1 { margin: 0 0 .5rem; font: 500 1.875rem/1.2 var(--title); text-wrap: balance }
p { margin: 0 }
a { color: oklch(0.81 0.105 58) }
a:focus-visible, button:focus-visible, input:focus-visible {
  outline: 3px solid oklch(0.81 0.105 58); outline-offset: 3px;
}
a:focus-visible { border-radius: .5rem }
.note { color: oklch(0.79 0.02 30) }
form { display: grid; gap: 1.25rem; margin-top: 1.5rem }
fieldset, .panel {
  display: grid; gap: 1.25rem; min-width: 0; margin: 0; padding: 1.25rem;
  border: 1px solid oklch(0.34 0.025 340 / .7); border-radius: 1.25rem;
  background: oklch(0.195 0.021 340);
}
legend { float: left; width: 100%; padding: 0; font-weight: 600; font-size: 1.125rem }
legend + * { clear: left }
.pair { display: grid; gap: 1.25rem }
@media (min-width: 26rem) { .pair { grid-template-columns: 1fr 1fr } }
.field { display: grid; gap: .5rem; align-content: start; min-width: 0 }
.field label { font-size: .875rem; font-weight: 540 }
.field input {
  width: 100%; min-height: 3.25rem; padding: .75rem 1rem; font: inherit; color: inherit;
  background: oklch(0.155 0.018 340); border: 1px solid oklch(0.56 0.03 340); border-radius: .875rem;
}
.field input[aria-invalid] { border-color: oklch(0.78 0.13 25) }
.error { color: oklch(0.78 0.13 25); font-size: .875rem }
.check { display: flex; align-items: center; gap: .75rem; min-height: 2.75rem; cursor: pointer }
.check input { width: 1.375rem; height: 1.375rem; margin: 0; flex: none; accent-color: oklch(0.81 0.105 58) }
.actions { display: grid; gap: .75rem }
button, .button {
  display: flex; align-items: center; justify-content: center;
  min-height: 3.5rem; padding: .75rem 1.875rem; border-radius: 999px; cursor: pointer;
  font: 560 1.125rem/1.2 var(--text); color: inherit; text-decoration: none;
  background: oklch(0.235 0.024 340); border: 1px solid oklch(0.4 0.028 340);
}
a.button:focus-visible { border-radius: 999px }
button:hover, .button:hover { background: oklch(0.275 0.026 340) }
.primary { background: oklch(0.81 0.105 58); color: oklch(0.2 0.03 340); border-color: transparent }
.primary:hover { background: oklch(0.85 0.1 60) }
`
