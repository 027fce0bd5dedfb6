import type { OpenAPI } from '@orpc/openapi'
import { describeSchema } from './describe-schema'
import { escapeHtml } from './escape-html'

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

type Operation = { method: string; path: string; operation: OpenAPI.OperationObject }

/** The API for people: one page, no script, nothing from elsewhere (02, « API »). */
export function renderApiReference(document: OpenAPI.Document) {
  const operations = listOperations(document)
  const base = document.servers?.[0]?.url ?? ''
  const contents = operations.map(
    (operation) => `<li><a href="#${anchorOf(operation)}">${heading(operation)}</a></li>`,
  )
  const paragraphs = (document.info.description ?? '').split('\n\n')
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>L’API d’Amivoix</title>
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<header>
<h1>L’API d’Amivoix</h1>
${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
<p>Base : <code>${escapeHtml(base)}</code> · <a href="/api/openapi.json">OpenAPI ${escapeHtml(document.openapi)}</a></p>
<nav aria-label="Sommaire"><ul>${contents.join('')}</ul></nav>
</header>
<main>
${operations.map(renderOperation).join('\n')}
</main>
</body>
</html>
`
}

function listOperations({ paths = {} }: OpenAPI.Document): Operation[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item?.[method]
      return operation ? [{ method: method.toUpperCase(), path, operation }] : []
    }),
  )
}

const anchorOf = ({ method, path }: Operation) =>
  `${method}${path}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')

const heading = ({ method, path }: Operation) =>
  `<span class="method">${method}</span> <code>${escapeHtml(path)}</code>`

function renderOperation(item: Operation) {
  const { operation } = item
  return `<section id="${anchorOf(item)}">
<h2>${heading(item)}</h2>
<p>${escapeHtml(operation.summary ?? '')}</p>
${renderParameters(operation)}${renderBody(operation)}${renderAnswers(operation)}
</section>`
}

function renderParameters({ parameters = [] }: OpenAPI.OperationObject) {
  const items = parameters.flatMap((parameter) =>
    'name' in parameter
      ? [
          `<li><code>${escapeHtml(parameter.name)}</code> (${parameter.in}) : ${code(parameter.schema)}</li>`,
        ]
      : [],
  )
  return items.length > 0 ? `<h3>Paramètres</h3><ul>${items.join('')}</ul>` : ''
}

function renderBody({ requestBody }: OpenAPI.OperationObject) {
  if (!requestBody || !('content' in requestBody)) return ''
  return `<h3>Corps</h3>${block(requestBody.content['application/json']?.schema)}`
}

function renderAnswers({ responses = {} }: OpenAPI.OperationObject) {
  const answers = Object.entries(responses).flatMap(([status, response]) => {
    if (!response || !('content' in response)) return []
    const schema = response.content?.['application/json']?.schema
    return Number(status) < 400
      ? [`<h3>Réponse ${status}</h3>${block(schema)}`]
      : [`<p class="refusal"><b>${status}</b> ${listCodes(schema)}</p>`]
  })
  return answers.join('')
}

/** The codes of a refusal; its shape is told once, at the top. */
function listCodes(schema: unknown) {
  const codes = readCodes(schema)
  return codes.map((name) => `<code>${escapeHtml(name)}</code>`).join(' ')
}

function readCodes(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null || !('properties' in schema)) return []
  const { properties } = schema
  if (typeof properties !== 'object' || properties === null || !('code' in properties)) return []
  const { code } = properties
  if (typeof code !== 'object' || code === null || !('enum' in code)) return []
  return Array.isArray(code.enum) ? code.enum.map(String) : []
}

const code = (schema: unknown) => `<code>${escapeHtml(describeSchema(schema))}</code>`
const block = (schema: unknown) => `<pre>${escapeHtml(describeSchema(schema))}</pre>`
