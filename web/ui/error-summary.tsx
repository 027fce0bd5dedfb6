/** Every fault in one place for readers: said on sending, silent while empty. */
export function ErrorSummary({ faults }: { faults: readonly string[] }) {
  return (
    <div role="alert" className="visually-hidden">
      {faults.length > 0 && (
        <>
          <p>
            Le formulaire contient {faults.length === 1 ? 'une erreur' : `${faults.length} erreurs`}{' '}
            :
          </p>
          <ul>
            {faults.map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
