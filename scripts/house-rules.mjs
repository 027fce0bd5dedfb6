// House rules that no linter knows (docs/STYLE.md): file length, ambient clock and chance in the
// pure rooms, folders whose name says nothing, tests switched off, words left for later.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const mostLines = 400
const code = /[.](ts|tsx|mjs|js|css)$/
const isPure = (file) => /^(domain|contract|voice)\//.test(file) && !/[.]test[.]ts$/.test(file)

const rules = [
  {
    text: `plus de ${mostLines} lignes`,
    breaks: (file, lines) => code.test(file) && lines.length > mostLines,
  },
  {
    text: 'un nom de dossier ou de fichier qui ne dit rien',
    breaks: (file) => /(^|\/)(utils?|helpers?|common|misc)([./]|$)/.test(file),
  },
]

const lineRules = [
  {
    text: 'horloge, hasard ou environnement ambiants dans une pièce pure',
    applies: isPure,
    pattern: /\bDate\.now\(|new Date\(\)|Math\.random\(|process\.env|\bsetTimeout\(|\bfetch\(/,
  },
  {
    text: 'un test mis de côté',
    applies: (file) => /[.]test[.]tsx?$/.test(file),
    pattern: /\b(describe|test|it)\.(only|skip|todo)\(/,
  },
  {
    text: 'un travail laissé pour plus tard',
    applies: (file) => code.test(file) && file !== 'scripts/house-rules.mjs',
    pattern: /\b(TODO|FIXME|XXX)\b|lorem ipsum|coming soon|not implemented/i,
  },
  {
    // Each change of the page would then style all of it anew (docs/decisions/023).
    text: 'un style de la page entière qui dépend de ce qu’elle contient',
    applies: (file) => /[.]css$/.test(file),
    pattern: /(\bhtml|\bbody|:root|[.]shell)[^{,]*:has\(/,
  },
  {
    text: 'une phrase du catalogue retapée au lieu d’être importée',
    applies: (file) =>
      /^(server|web|voice)\//.test(file) && /[.]tsx?$/.test(file) && !/[.]test[.]/.test(file),
    pattern: catalogueSentences(),
  },
]

/** Sentences of domain/messages long enough to be nobody else's. */
function catalogueSentences() {
  const files = listFiles().filter((file) => file.startsWith('domain/messages/'))
  const sentences = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/: (["'])(.{18,})\1,$/gm)].map(([, , text]) => text),
  )
  const escaped = sentences.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`["'>](${escaped.join('|')})["'<]`)
}

function listFiles() {
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  return listed.stdout.split('\n').filter(Boolean)
}

const faults = listFiles()
  .filter((file) => code.test(file))
  .flatMap(inspect)

function inspect(file) {
  let lines
  try {
    lines = readFileSync(file, 'utf8').split('\n')
  } catch {
    return [] // listed and deleted
  }
  return [
    ...rules.filter((rule) => rule.breaks(file, lines)).map((rule) => `${file} : ${rule.text}`),
    ...lineRules
      .filter((rule) => rule.applies(file))
      .flatMap((rule) =>
        lines.flatMap((line, index) =>
          rule.pattern.test(line) ? [`${file}:${index + 1} : ${rule.text}`] : [],
        ),
      ),
  ]
}

for (const fault of faults) console.log(fault)
process.exit(faults.length > 0 ? 1 : 0)
