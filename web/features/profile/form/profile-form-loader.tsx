import { useQuery } from '@tanstack/react-query'
import { findFailureMessage } from '../../../api/decode-problem'
import { loadApi } from '../../../api/load-api'
import { useMe } from '../../../session/use-me'
import { LoadFailure } from '../../../ui/feedback/load-failure'
import { Skeleton } from '../../../ui/feedback/skeleton'
import styles from '../profile.module.css'
import { ProfileForm } from './profile-form'

/** Loads the profile and shows its form. */
export function ProfileFormLoader() {
  const me = useMe()
  const {
    data: profile,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['profile'],
    queryFn: async () => (await loadApi()).profile.get(),
    // Loaded each time the form opens, but not again while it is open, because the form ignores later responses.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (profile && me) return <ProfileForm key={me.id} profile={profile} userId={me.id} />
  if (error)
    return (
      <LoadFailure
        message={`Votre profil n’a pas pu être chargé : ${findFailureMessage(error)}`}
        onRetry={refetch}
        isRetrying={isFetching}
      />
    )
  return <ProfileLoading />
}

const ProfileLoading = () => (
  <div role="status" className={styles.fields}>
    <span className="visually-hidden">Chargement de votre profil...</span>
    {['first', 'second', 'third', 'fourth', 'fifth'].map((field) => (
      <div key={field} className={styles.progress}>
        <Skeleton width="7rem" height="1rem" />
        <Skeleton height="3.25rem" />
      </div>
    ))}
  </div>
)
