import { Notice } from '../feedback/notice'

/** Shown wherever companions of the health category are listed. */
export const HealthDisclaimer = () => (
  <Notice icon="care">
    <p>Les compagnons IA ne remplacent pas un professionnel de santé.</p>
  </Notice>
)
