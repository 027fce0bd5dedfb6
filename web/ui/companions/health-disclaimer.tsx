import { Notice } from '../feedback/notice'

/** Shown in the health category's section and search results, and with recommendations from that category. */
export const HealthDisclaimer = () => (
  <Notice icon="care">
    <p>Les compagnons IA ne remplacent pas un professionnel de santé.</p>
  </Notice>
)
