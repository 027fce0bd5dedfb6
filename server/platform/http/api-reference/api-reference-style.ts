/** The style sheet of the reference, in the dark colours of the pages, with system fonts. */
export const apiReferenceStyle = `
:root { color-scheme: dark }
* { box-sizing: border-box }
body {
  margin: 0 auto; max-width: 52rem; padding: 2rem 1rem 5rem;
  background: oklch(0.155 0.018 340); color: oklch(0.955 0.012 60);
  font: 1.0625rem/1.6 system-ui, sans-serif;
}
h1 { margin: 0 0 1rem; font: 500 2.25rem/1.15 Georgia, serif }
h2 { margin: 0 0 .5rem; font: 500 1.5rem/1.2 Georgia, serif }
h3 { margin: 1.25rem 0 .5rem; font-size: 1.0625rem }
h4 { margin: 1.25rem 0 .5rem; font-size: .9375rem; color: oklch(0.79 0.02 30) }
.operation { margin: 0 0 .5rem; font-size: 1.125rem; overflow-wrap: anywhere }
p { margin: 0 0 1rem; overflow-wrap: anywhere }
a { color: oklch(0.81 0.105 58) }
a:focus-visible { outline: 3px solid oklch(0.81 0.105 58); outline-offset: 3px }
code, pre { font: .9375rem/1.5 ui-monospace, monospace }
pre {
  margin: 0; padding: 1rem; border-radius: .75rem; background: oklch(0.195 0.021 340);
  overflow-x: auto; white-space: pre-wrap; overflow-wrap: anywhere;
}
nav h2 { margin: 1.75rem 0 .25rem; font-size: 1.125rem }
nav ul { margin: 0; padding: 0; list-style: none }
nav li { padding: .3rem 0 }
nav a { text-decoration: none }
nav a code { text-decoration: underline }
article { margin-top: 2rem; padding-top: 1.5rem; border-top: 1px solid oklch(0.34 0.025 340 / .7) }
.session { font-size: .9375rem; color: oklch(0.79 0.02 30) }
section { margin-top: 2.5rem; padding-top: 2rem; border-top: 1px solid oklch(0.34 0.025 340 / .7) }
.method {
  display: inline-block; min-width: 3.4rem; padding: .1rem .5rem; border-radius: .4rem;
  background: oklch(0.28 0.027 340); font: 600 .8125rem/1.5 ui-monospace, monospace; text-align: center;
}
.refusal { margin: .75rem 0 0 }
.refusal b { margin-right: .5rem }
`
