/** The mailbox's own sheet, in the product's dark colours, without its fonts. */
export const mailboxStyle = `
:root { color-scheme: dark }
* { box-sizing: border-box }
body {
  margin: 0 auto; max-width: 46rem; padding: 1.5rem 1rem 4rem;
  background: oklch(0.155 0.018 340); color: oklch(0.955 0.012 60);
  font: 1.0625rem/1.55 system-ui, sans-serif;
}
h1 { margin: 0 0 .25rem; font: 500 1.75rem/1.2 Georgia, serif }
a { color: oklch(0.81 0.105 58) }
a:focus-visible { outline: 3px solid oklch(0.81 0.105 58); outline-offset: 3px; border-radius: .5rem }
p { margin: 0 0 1rem }
.note { color: oklch(0.79 0.02 30) }
ol { list-style: none; margin: 1.5rem 0; padding: 0 }
li { border-top: 1px solid oklch(0.34 0.025 340 / .7) }
li a { display: block; padding: .9rem .25rem; color: inherit; text-decoration: none }
li a:hover { background: oklch(0.195 0.021 340) }
li strong { display: block; font-weight: 600 }
.back { display: inline-block; padding: .6rem 0 }
dl { display: grid; grid-template-columns: auto 1fr; gap: .15rem 1rem; margin: 1rem 0 }
dt { color: oklch(0.79 0.02 30) }
dd { margin: 0; overflow-wrap: anywhere }
.link {
  display: inline-block; margin: .25rem 0 1.25rem; padding: .8rem 1.4rem; border-radius: 999px;
  background: oklch(0.81 0.105 58); color: oklch(0.2 0.03 340); font-weight: 600; text-decoration: none;
}
iframe { display: block; width: 100%; height: 34rem; border: 0; border-radius: 1rem; background: #f6f1ec }
details { margin-top: 1.25rem }
summary { cursor: pointer; padding: .6rem 0 }
pre {
  margin: 0; padding: 1rem; border-radius: 1rem; background: oklch(0.195 0.021 340);
  white-space: pre-wrap; overflow-wrap: anywhere; font: .9375rem/1.5 ui-monospace, monospace;
}
`
