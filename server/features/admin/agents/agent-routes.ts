import { allActivities } from '../../../../voice/brain/activities/all-activities'
import { resolveImageUrl } from '../../../companions/image-url'
import { administratorProcedures } from '../../../platform/http/api/administrator-procedures'
import type { AgentDeps } from './agent-deps'
import { exportAgents, importAgents } from './agent-file'
import { copyExternalImage } from './images/copy-external-image'
import { listAgents, listVersions, readAgent } from './read-agents'
import { createAgent, removeAgent, setAgentPublished, updateAgent } from './save-agent'

const procedures = administratorProcedures.agents

export const createAgentRoutes = (deps: AgentDeps) =>
  procedures.router({
    list: procedures.list.handler(({ input }) => listAgents(deps, input)),
    get: procedures.get.handler(({ input }) => readAgent(deps, input.id)),
    versions: procedures.versions.handler(({ input }) => listVersions(deps, input.id)),
    activities: procedures.activities.handler(() =>
      allActivities.map(({ id, title, category }) => ({ id, title, category })),
    ),
    create: procedures.create.handler(({ context, input }) =>
      createAgent(deps, context.user, input),
    ),
    update: procedures.update.handler(({ context, input }) =>
      updateAgent(deps, context.user, input),
    ),
    setPublished: procedures.setPublished.handler(async ({ context, input }) => {
      await setAgentPublished(deps, context.user, input)
      return {}
    }),
    remove: procedures.remove.handler(async ({ context, input }) => {
      await removeAgent(deps, context.user, input.id)
      return {}
    }),
    fetchImage: procedures.fetchImage.handler(async ({ input }) => {
      const canBeShown = await copyExternalImage(deps, input.url)
      return { image: canBeShown ? resolveImageUrl(input.url, deps.publicUrl) : null }
    }),
    exportAll: procedures.exportAll.handler(({ input }) => exportAgents(deps, input.id)),
    importAll: procedures.importAll.handler(({ context, input }) =>
      importAgents(deps, context.user, input),
    ),
  })
