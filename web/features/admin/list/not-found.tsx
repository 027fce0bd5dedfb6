import { EmptyState } from '../../../ui/feedback/empty-state'
import { Card } from '../../../ui/layout/card'

/** Shown instead of the page of a record that does not exist, with a title such as "Utilisateur introuvable". */
export const NotFound = ({ title }: { title: string }) => (
  <>
    <h1>{title}</h1>
    <Card>
      <EmptyState>Le lien est incomplet, ou ce qu’il désignait a été supprimé.</EmptyState>
    </Card>
  </>
)
