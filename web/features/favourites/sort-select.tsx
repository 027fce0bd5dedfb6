import { Select } from '../../ui/forms/select'
import { type FavouriteSort, favouriteSorts, parseFavouriteSort } from './sort-favourites'

type Props = { sort: FavouriteSort; onChange: (sort: FavouriteSort) => void }

export const SortSelect = ({ sort, onChange }: Props) => (
  <Select
    size="s"
    aria-label="Trier"
    value={sort}
    onChange={({ target }) => onChange(parseFavouriteSort(target.value))}
  >
    {Object.entries(favouriteSorts).map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </Select>
)
