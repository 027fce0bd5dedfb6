import type { OpenAPI } from '@orpc/openapi'
import { escapeHtml } from '../responses/escape-html'
import { describeSchema } from './describe-schema'

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

type Operation = { method: string; path: string; operation: OpenAPI.OperationObject }

/** Renders the OpenAPI document as one HTML page without scripts or third-party content. */
export function renderApiReference(document: OpenAPI.Document) {
  const operations = listOperations(document)
  const base = document.servers?.[0]?.url ?? ''
  const contents = operations.map(
    (operation) => `<li><a href="#${createAnchor(operation)}">${renderHeading(operation)}</a></li>`,
  )
  const paragraphs = (document.info.description ?? '').split('\n\n')
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>L’API d’Amivoix</title>
<link rel="icon" href="/mark.svg" type="image/svg+xml">
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

const createAnchor = ({ method, path }: Operation) =>
  `${method}${path}`
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '')

const renderHeading = ({ method, path }: Operation) =>
  `<span class="method">${method}</span> <code>${escapeHtml(path)}</code>`

function renderOperation(item: Operation) {
  const { operation } = item
  return `<section id="${createAnchor(item)}">
<h2>${renderHeading(item)}</h2>
<p>${escapeHtml(operation.summary ?? '')}</p>
${renderParameters(operation)}${renderBody(operation)}${renderResponses(operation)}
</section>`
}

function renderParameters({ parameters = [] }: OpenAPI.OperationObject) {
  const items = parameters.flatMap((parameter) =>
    'name' in parameter
      ? [
          `<li><code>${escapeHtml(parameter.name)}</code> (${parameter.in}) : ${renderSchema(parameter.schema)}</li>`,
        ]
      : [],
  )
  return items.length > 0 ? `<h3>Paramètres</h3><ul>${items.join('')}</ul>` : ''
}

function renderBody({ requestBody }: OpenAPI.OperationObject) {
  if (!requestBody || !('content' in requestBody)) return ''
  return `<h3>Corps</h3>${renderSchemaBlock(requestBody.content['application/json']?.schema)}`
}

function renderResponses({ responses = {} }: OpenAPI.OperationObject) {
  const sections = Object.entries(responses).flatMap(([status, response]) => {
    if (!response || !('content' in response)) return []
    const schema = response.content?.['application/json']?.schema
    return Number(status) < 400
      ? [`<h3>Réponse ${status}</h3>${renderSchemaBlock(schema)}`]
      : [`<p class="refusal"><b>${status}</b> ${renderErrorCodes(schema)}</p>`]
  })
  return sections.join('')
}

/** The error codes of one status; the shape of an error is described once, at the top. */
function renderErrorCodes(schema: unknown) {
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

const renderSchema = (schema: unknown) => `<code>${escapeHtml(describeSchema(schema))}</code>`
const renderSchemaBlock = (schema: unknown) => `<pre>${escapeHtml(describeSchema(schema))}</pre>`
