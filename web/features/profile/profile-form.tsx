import { useQuery } from '@tanstack/react-query'
import { loadApi } from '../../api'
import { failureMessage } from '../../decode-problem'
import { useMe } from '../../session'
import { LoadFailure } from '../../ui/load-failure'
import { Skeleton } from '../../ui/skeleton'
import styles from './profile.module.css'
import { ProfileEditing } from './profile-editing'

/** « Mon Profil » (first document, sections 3 and 5). */
export function ProfileForm() {
  const me = useMe()
  const {
    data: profile,
    error,
    isFetching,
    refetch,
  } = useQuery({
    queryKey: ['profile'],
    queryFn: async () => (await loadApi()).profile.get(),
    // The form is loaded once, when it opens: an answer that came later would fight with the person.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (profile && me) return <ProfileEditing key={me.id} profile={profile} userId={me.id} />
  if (error)
    return (
      <LoadFailure
        message={`Votre profil n’a pas pu être chargé : ${failureMessage(error)}`}
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
