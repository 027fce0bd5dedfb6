// Finds the browser for tests, and the Chromium for benchmarks and pictures. When run as root on Debian,
// installs what is missing.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const candidatePaths = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Chromium without windows: the same engine, with about a quarter less processor time for each page. */
const headlessShell = '/usr/bin/chromium-headless-shell'

const findInstalled = () => candidatePaths.find((file) => file && existsSync(file))

/**
 * Returns the path of the browser for tests: the one at CHROMIUM_PATH, the headless shell, or any Chromium.
 * Installs the headless shell if it can. Without any browser, prints what to do and exits with 1.
 */
export function findTestBrowser() {
  if (process.env.CHROMIUM_PATH) return findChromium()
  if (!existsSync(headlessShell) && canInstall()) installHeadlessShell()
  return existsSync(headlessShell) ? headlessShell : findChromium()
}

/**
 * Returns the path of a complete Chromium, which it installs if it can. Without one, prints what to do and exits
 * with 1.
 */
export function findChromium() {
  if (!findInstalled() && canInstall()) install('chromium')
  const installedPath = findInstalled()
  if (installedPath) return installedPath
  console.error(
    'Aucun Chromium trouvé. Installez Chromium ou Chrome, ou nommez-le : CHROMIUM_PATH=/chemin npm test',
  )
  process.exit(1)
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Installs the shell in the version of the installed Chromium, because both packages share files. */
function installHeadlessShell() {
  const { stdout } = spawnSync('dpkg-query', ['--show', 'chromium-common'], { encoding: 'utf8' })
  const version = stdout?.trim().split('\t')[1]
  install(`chromium-headless-shell${version ? `=${version}` : ''}`)
}

/** Installs a Debian package. After a failure, updates the package lists and tries once more. */
function install(name) {
  console.log(`Installation de ${name} (paquet Debian)…`)
  const options = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20']
  const aptGet = (...args) =>
    spawnSync('apt-get', [...options, ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'ignore',
    }).status === 0
  const tryInstall = () => aptGet('install', '-y', '--no-install-recommends', name)
  if (tryInstall() || !aptGet('update')) return
  tryInstall()
}
