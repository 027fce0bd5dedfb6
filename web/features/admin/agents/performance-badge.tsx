import { getPerformanceLabel } from '../../../../domain/admin/feedback-labels'
import { StatusBadge, type StatusTone } from '../../../ui/layout/status-badge'

const tones: Record<ReturnType<typeof getPerformanceLabel>, StatusTone> = {
  Excellente: 'good',
  Bonne: 'pending',
  'À améliorer': 'bad',
}

/** The label of an agent's average rating, such as "Bonne". */
export function PerformanceBadge({ averageRating }: { averageRating: number }) {
  const label = getPerformanceLabel(averageRating)
  return <StatusBadge tone={tones[label]}>{label}</StatusBadge>
}
