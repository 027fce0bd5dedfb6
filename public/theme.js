// « Système » : the page follows the device, from before its first paint.
const prefersLight = matchMedia('(prefers-color-scheme: light)')
const follow = () => {
  document.documentElement.dataset.theme = prefersLight.matches ? 'light' : 'dark'
}
follow()
prefersLight.addEventListener('change', follow)
