// Applies the colour scheme of the device before the first paint, and follows its changes.
const prefersLight = matchMedia('(prefers-color-scheme: light)')
const applyTheme = () => {
  document.documentElement.dataset.theme = prefersLight.matches ? 'light' : 'dark'
}
applyTheme()
prefersLight.addEventListener('change', applyTheme)
