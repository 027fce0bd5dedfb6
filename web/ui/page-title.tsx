/** The page's h1. On a phone the title bar carries it instead, so that there is only ever one. */
export const PageTitle = ({ children }: { children: string }) => (
  <h1 className="only-wide">{children}</h1>
)
