/** Lists all errors of a form for screen readers; renders nothing visible. */
export function ErrorSummary({ errors }: { errors: readonly string[] }) {
  return (
    <div role="alert" className="visually-hidden">
      {errors.length > 0 && (
        <>
          <p>
            Le formulaire contient {errors.length === 1 ? 'une erreur' : `${errors.length} erreurs`}{' '}
            :
          </p>
          <ul>
            {errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
