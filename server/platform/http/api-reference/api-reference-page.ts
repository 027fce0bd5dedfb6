import type { OpenAPI } from '@orpc/openapi'
import { escapeHtml } from '../responses/escape-html'
import { listOperations } from './create-api-document'
import { describeSchema } from './describe-schema'
import { readProblemCodes } from './problem-responses'

type Operation = ReturnType<typeof listOperations>[number]

/** Renders the OpenAPI document as one HTML page without scripts or third-party content. */
export function renderApiReference(document: OpenAPI.Document) {
  const operations = listOperations(document)
  const apiUrl = document.servers?.[0]?.url ?? ''
  const groups = (document.tags ?? []).map((group) => ({
    ...group,
    operations: operations.filter(({ operation }) => operation.tags?.includes(group.name)),
  }))
  const paragraphs = (document.info.description ?? '').split('\n\n')
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>L’API d’Amivoix</title>
<link rel="icon" href="/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<header>
<h1>L’API d’Amivoix</h1>
${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
<p>Base : <code>${escapeHtml(apiUrl)}</code> · <a href="/api/openapi.json">OpenAPI ${escapeHtml(document.openapi)}</a></p>
<nav aria-label="Sommaire">${groups.map(renderTableOfContents).join('')}</nav>
</header>
<main>
${groups.map(renderGroup).join('\n')}
${renderSharedResponses(document)}
${renderTypes(document)}
</main>
</body>
</html>
`
}

type Group = OpenAPI.TagObject & { operations: Operation[] }

function renderTableOfContents({ name, operations }: Group) {
  const items = operations.map(
    (operation) => `<li><a href="#${createAnchor(operation)}">${renderHeading(operation)}</a></li>`,
  )
  return `<h2>${escapeHtml(name)}</h2><ul>${items.join('')}</ul>`
}

const renderGroup = ({ name, description = '', operations }: Group) => `<section>
<h2>${escapeHtml(name)}</h2>
<p>${escapeHtml(description)}</p>
${operations.map(renderOperation).join('\n')}
</section>`

/** Renders the errors that many operations share. */
function renderSharedResponses({ components }: OpenAPI.Document) {
  const items = Object.values(components?.responses ?? {}).map((response) =>
    'description' in response ? renderProblems(response.description) : '',
  )
  return `<section>
<h2>Erreurs communes</h2>
<p>Chaque opération peut aussi répondre celles-ci, quand elle a un corps, demande une session ou change quelque chose.</p>
${items.join('')}
</section>`
}

function renderTypes({ components }: OpenAPI.Document) {
  const items = Object.entries(components?.schemas ?? {}).map(
    ([name, schema]) => `<h3>${escapeHtml(name)}</h3>${renderSchemaBlock(schema)}`,
  )
  return `<section>
<h2>Types</h2>
${items.join('')}
</section>`
}

const createAnchor = ({ method, path }: Operation) =>
  `${method}${path}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')

const renderHeading = ({ method, path }: Operation) =>
  `<span class="method">${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code>`

function renderOperation(item: Operation) {
  const { operation } = item
  // The document requires a session by default; operations that work without one set `security`.
  const needsSession = !operation.security
  const texts = [operation.summary, operation.description].filter((text) => text !== undefined)
  return `<article id="${createAnchor(item)}">
<h3 class="operation">${renderHeading(item)}</h3>
${texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}
${needsSession ? '<p class="session">Demande une session.</p>' : ''}
${renderParameters(operation)}${renderBody(operation)}${renderResponses(operation)}
</article>`
}

function renderParameters({ parameters = [] }: OpenAPI.OperationObject) {
  const items = parameters.flatMap((parameter) =>
    'name' in parameter
      ? [
          `<li><code>${escapeHtml(parameter.name)}</code> (${parameter.in}) : ${renderSchema(parameter.schema)}</li>`,
        ]
      : [],
  )
  return items.length > 0 ? `<h4>Paramètres</h4><ul>${items.join('')}</ul>` : ''
}

function renderBody({ requestBody }: OpenAPI.OperationObject) {
  if (!requestBody || !('content' in requestBody)) return ''
  return `<h4>Corps</h4>${renderContent(requestBody.content['application/json'])}`
}

function renderResponses({ responses = {} }: OpenAPI.OperationObject) {
  const sections = Object.entries(responses).flatMap(([status, response]) => {
    if (!response || '$ref' in response) return []
    const { description, content = {} } = response
    if (readProblemCodes(response).length > 0) return [renderProblems(description, status)]
    const [type] = Object.keys(content)
    const body = content['application/json']
      ? renderContent(content['application/json'])
      : renderParagraph(type ?? '')
    return [`<h4>Réponse ${status}</h4>${renderParagraph(description)}${body}`]
  })
  return sections.join('')
}

const renderParagraph = (text: string) => (text ? `<p>${escapeHtml(text)}</p>` : '')

function renderContent(content: OpenAPI.MediaTypeObject | undefined) {
  const example = content?.example
  return `${renderSchemaBlock(content?.schema)}${
    example === undefined
      ? ''
      : `<h4>Exemple</h4><pre>${escapeHtml(JSON.stringify(example, null, 2))}</pre>`
  }`
}

/**
 * Renders each error code on a line with its message. The shape of an error is described once, at
 * the end of the page.
 */
function renderProblems(description: string, status = '') {
  const lines = description.split('\n').map((line) => {
    const [code = '', ...words] = line.split(' : ')
    return `<p class="refusal">${status ? `<b>${status}</b> ` : ''}<code>${escapeHtml(code)}</code> ${escapeHtml(words.join(' : '))}</p>`
  })
  return lines.join('')
}

const renderSchema = (schema: unknown) => `<code>${escapeHtml(describeSchema(schema))}</code>`
const renderSchemaBlock = (schema: unknown) => `<pre>${escapeHtml(describeSchema(schema))}</pre>`
