import { Select } from '../../ui/forms/select'
import { type FavouriteSort, favouriteSorts, parseFavouriteSort } from './sort-favourites'

type Props = { order: FavouriteSort; onChange: (order: FavouriteSort) => void }

export const SortSelect = ({ order, onChange }: Props) => (
  <Select
    size="s"
    aria-label="Trier"
    value={order}
    onChange={({ target }) => onChange(parseFavouriteSort(target.value))}
  >
    {Object.entries(favouriteSorts).map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </Select>
)
