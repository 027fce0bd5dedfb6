// Finds the Chromium for the browser tests; as root on Debian, installs it when there is none.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const present = () => places.find((file) => file && existsSync(file))

/** Returns the path of a Chromium; without one, prints what to do and exits with 1. */
export function findChromium() {
  if (!present() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installFromDebian()
  const found = present()
  if (found) return found
  console.error(
    'Aucun Chromium trouvé. Installez Chromium ou Chrome, ou nommez-le : CHROMIUM_PATH=/chemin npm test',
  )
  process.exit(1)
}

function installFromDebian() {
  console.log('Installation de Chromium (paquet Debian)…')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
    env,
    stdio: 'ignore',
  })
}
