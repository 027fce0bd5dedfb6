import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/** The part of a session of the official client that the tests use. */
export type OfficialSession = {
  connect(options: { apiKey: string }): Promise<void>
  sendAudio(pcm: ArrayBuffer): void
  sendMessage(text: string): void
  on(name: string, listener: (value: never) => void): void
  close(): void
  history: { role: string; status: string; content: { transcript?: string; text?: string }[] }[]
  transport: {
    status: string
    sendEvent(event: { type: string }): void
    on(name: '*', listener: (event: OfficialEvent) => void): void
  }
}
export type OfficialEvent = { type: string; [field: string]: unknown }

type OfficialClient = {
  RealtimeAgent: new (options: { name: string }) => object
  RealtimeSession: new (agent: object, options: object) => OfficialSession
  OpenAIRealtimeWebSocket: new (options: { url: string }) => object
}

const exampleFolder = path.resolve('examples/realtime-client')

/**
 * Loads the official client of the OpenAI Realtime protocol from the packages of the example, and returns a
 * function that creates a session for a URL. Installs the packages first if they are missing: at 83 MB they
 * are too large for the project's own dependencies.
 */
export async function loadOfficialClient() {
  const entryFile = path.join(exampleFolder, 'node_modules/@openai/agents-realtime/dist/index.mjs')
  if (!existsSync(entryFile)) {
    const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund']
    const { status, stderr } = spawnSync('npm', args, { cwd: exampleFolder, encoding: 'utf8' })
    if (status !== 0) throw new Error(`The official client was not installed: ${stderr}`)
  }
  const client = (await import(pathToFileURL(entryFile).href)) as OfficialClient
  return (url: string) =>
    new client.RealtimeSession(new client.RealtimeAgent({ name: 'companion' }), {
      transport: new client.OpenAIRealtimeWebSocket({ url }),
      tracingDisabled: true,
    })
}
