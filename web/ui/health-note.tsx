import { Notice } from './notice'

/** Wherever the companions of intime_sante stand together (section 2; 05, « health »). */
export const HealthNote = () => (
  <Notice icon="care">
    <p>Les compagnons IA ne remplacent pas un professionnel de santé.</p>
  </Notice>
)
