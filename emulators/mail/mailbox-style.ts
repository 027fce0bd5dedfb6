import { fontFaces } from '../page/page-fonts'

/** The mailbox's stylesheet, in the product's dark colours and fonts. */
export const mailboxStyle = `${fontFaces}
:root { color-scheme: dark }
* { box-sizing: border-box }
body {
  margin: 0 auto; max-width: 46rem; padding: 0 1.25rem 4rem;
  background: oklch(0.155 0.018 340); color: oklch(0.955 0.012 60);
  font: 1rem/1.55 var(--text);
}
header { display: flex; padding: 1.25rem 0 1.5rem }
header a { display: inline-flex; align-items: center; min-height: 2.75rem }
header img { display: block; height: 2rem; width: auto }
h1 { margin: 0 0 .5rem; font: 500 1.875rem/1.2 var(--title); text-wrap: balance }
a { color: oklch(0.81 0.105 58) }
a:focus-visible { outline: 3px solid oklch(0.81 0.105 58); outline-offset: 3px; border-radius: .5rem }
p { margin: 0 0 1rem }
.note { color: oklch(0.79 0.02 30) }
h2 { margin: 0; font: 600 1rem/1.5 var(--text) }
ul.files { list-style: none; margin: .625rem 0 1.25rem; padding: 0; display: grid; gap: .5rem }
ol { list-style: none; margin: 1.5rem 0; padding: 0; display: grid; gap: .625rem }
li a {
  display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: .125rem 1rem; align-items: baseline;
  padding: 1rem 1.25rem; border: 1px solid oklch(0.34 0.025 340 / .7); border-radius: 1.25rem;
  background: oklch(0.195 0.021 340); color: inherit; text-decoration: none; overflow-wrap: anywhere;
}
li a:hover { background: oklch(0.235 0.024 340) }
li strong { grid-column: 1 / -1; font-weight: 600 }
li .note { font-size: .875rem }
li .when { white-space: nowrap }
.empty {
  margin-top: 1.5rem; padding: 3rem 1.25rem; border: 1px dashed oklch(0.4 0.028 340);
  border-radius: 1.25rem; text-align: center;
}
@media (max-width: 30rem) {
  li .note { grid-column: 1 / -1 }
}
.back { display: inline-flex; align-items: center; min-height: 2.75rem; margin-bottom: .5rem }
dl { display: grid; grid-template-columns: auto 1fr; gap: .15rem 1rem; margin: 1rem 0 }
dt { color: oklch(0.79 0.02 30) }
dd { margin: 0; overflow-wrap: anywhere }
.link {
  display: inline-block; margin: .25rem 0 1.25rem; padding: .8rem 1.4rem; border-radius: 999px;
  background: oklch(0.81 0.105 58); color: oklch(0.2 0.03 340); font-weight: 600; text-decoration: none;
}
iframe { display: block; width: 100%; height: 42rem; border: 0; border-radius: 1rem; background: #f6f1ec }
details { margin-top: 1.25rem }
summary { cursor: pointer; padding: .75rem 0 }
pre {
  margin: 0; padding: 1rem; border-radius: 1rem; background: oklch(0.195 0.021 340);
  white-space: pre-wrap; overflow-wrap: anywhere; font: .9375rem/1.5 ui-monospace, monospace;
}
`
