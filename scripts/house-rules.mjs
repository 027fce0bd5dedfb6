// Project rules that no linter checks (docs/STYLE.md): file length, clock and randomness in the pure folders, vague
// names, disabled tests, unfinished work, references to documents outside the repository, French quotation marks in
// English, `:has()` on root elements, repeated messages, commit titles.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const maxLines = 400
const codeFile = /[.](ts|tsx|mjs|js|css|sql)$/
const documentFile = /[.](md|html|sh)$|^[.]ci\//
/** Files that are mostly French: the content, and the page that the service worker shows without a connection. */
const isFrench = (file) => file.startsWith('content/') || file === 'public/hors-ligne.html'
const thisFile = 'scripts/house-rules.mjs'
const isPure = (file) => /^(domain|contract|voice)\//.test(file) && !/[.]test[.]ts$/.test(file)

const fileRules = [
  {
    text: `more than ${maxLines} lines`,
    isBroken: (file, lines) => codeFile.test(file) && lines.length > maxLines,
  },
  {
    text: 'a vague folder or file name',
    isBroken: (file) => /(^|\/)(utils?|helpers?|common|misc)([./]|$)/.test(file),
  },
]

const lineRules = [
  {
    text: 'ambient clock, randomness or environment in a pure folder',
    appliesTo: isPure,
    pattern: /\bDate\.now\(|new Date\(\)|Math\.random\(|process\.env|\bsetTimeout\(|\bfetch\(/,
  },
  {
    text: 'a disabled or focused test',
    appliesTo: (file) => /[.]test[.]tsx?$/.test(file),
    pattern: /\b(describe|test|it)\.(only|skip|todo)\(/,
  },
  {
    text: 'unfinished work',
    appliesTo: (file) => file !== thisFile,
    pattern: /\b(TODO|FIXME|XXX)\b|lorem ipsum|coming soon|not implemented/i,
  },
  {
    text: 'a reference to a document that is not in the repository',
    appliesTo: (file) => file !== thisFile,
    pattern:
      /\(0[1-9](,|\))|\b0[1-9], «|\b(first|second) document\b|\bthe specification\b|\bNOTES\b|shared\/design/,
  },
  {
    text: 'a reference to a document or an issue that is not in the repository',
    appliesTo: (file) => file !== thisFile && !isFrench(file),
    shouldReadCommentsOnly: true,
    pattern: /\(10(,|\))|\bissue ([A-Z]\b|#?\d)/,
  },
  {
    text: 'French quotation marks in an English comment or document',
    appliesTo: (file) => file !== thisFile && !isFrench(file),
    shouldReadCommentsOnly: true,
    pattern: /«/,
  },
  {
    text: 'French quotation marks in a test title',
    appliesTo: (file) => /[.]test[.]tsx?$/.test(file),
    pattern: /^\s*(describe|test|it)(\.each\([^)]*\))?\(\s*['"`][^'"`]*«/,
  },
  {
    // `:has()` on the root makes the browser restyle the whole page after every change (docs/decisions/023).
    text: '`:has()` on a root element of the page',
    appliesTo: (file) => /[.]css$/.test(file),
    pattern: /(\bhtml|\bbody|:root|[.]shell)[^{,]*:has\(/,
  },
  {
    text: 'a copy of a message of domain/messages, which should be imported',
    appliesTo: (file) =>
      /^(server|web|voice)\//.test(file) && /[.]tsx?$/.test(file) && !/[.]test[.]/.test(file),
    pattern: createMessagePattern(),
  },
]

/** Matches messages of domain/messages that are long enough to be unique. */
function createMessagePattern() {
  const files = listFiles().filter((file) => file.startsWith('domain/messages/'))
  const sentences = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/: (["'])(.{18,})\1,$/gm)].map(([, , text]) => text),
  )
  const escaped = sentences.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`["'>](${escaped.join('|')})["'<]`)
}

/**
 * Matches a string literal, or the beginning of a comment. String literals are matched too, because a URL in one
 * contains two slashes that begin no comment.
 */
const stringOrComment = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|(\/\/|\/\*)/g

/** Returns the part of a line that is a comment; in a document, the whole line. */
function findComment(file, line) {
  if (documentFile.test(file) || /^\s*\*/.test(line)) return line
  if (/[.]sql$/.test(file)) return line.match(/--.*/)?.[0] ?? ''
  const commentStart = [...line.matchAll(stringOrComment)].find(([, comment]) => comment)
  return commentStart ? line.slice(commentStart.index) : ''
}

function runGit(...args) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  return status === 0 ? stdout.split('\n').filter(Boolean) : []
}

function listFiles() {
  return runGit('ls-files', '--cached', '--others', '--exclude-standard')
}

function inspectFile(file) {
  let lines
  try {
    lines = readFileSync(file, 'utf8').split('\n')
  } catch {
    return [] // deleted but still in the index
  }
  return [
    ...fileRules
      .filter((rule) => rule.isBroken(file, lines))
      .map((rule) => `${file}: ${rule.text}`),
    ...lineRules
      .filter((rule) => rule.appliesTo(file))
      .flatMap((rule) =>
        lines.flatMap((line, index) =>
          rule.pattern.test(rule.shouldReadCommentsOnly ? findComment(file, line) : line)
            ? [`${file}:${index + 1}: ${rule.text}`]
            : [],
        ),
      ),
  ]
}

/** The commit after which all titles follow https://www.conventionalcommits.org. */
const lastUnconventionalCommit = 'ea6841d'
const conventionalTitle =
  /^(feat|fix|test|docs|refactor|perf|build|ci|chore|style|revert)(\([a-z0-9 -]+\))?!?: \S/

/** In a shallow clone without `lastUnconventionalCommit`, checks nothing. */
const inspectCommits = () =>
  runGit('log', '--no-merges', '--format=%h %s', `${lastUnconventionalCommit}..HEAD`)
    .filter((line) => !conventionalTitle.test(line.slice(line.indexOf(' ') + 1)))
    .map((line) => `commit ${line}: the title is not in the conventional form`)

const violations = [
  ...listFiles()
    .filter((file) => codeFile.test(file) || documentFile.test(file))
    .flatMap(inspectFile),
  ...inspectCommits(),
]
for (const violation of violations) console.log(violation)
process.exit(violations.length > 0 ? 1 : 0)
