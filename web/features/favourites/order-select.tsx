import { Select } from '../../ui/select'
import { type FavouriteOrder, favouriteOrders, readFavouriteOrder } from './sort-favourites'

type Properties = { order: FavouriteOrder; onChange: (order: FavouriteOrder) => void }

export const OrderSelect = ({ order, onChange }: Properties) => (
  <Select
    size="s"
    aria-label="Trier"
    value={order}
    onChange={({ target }) => onChange(readFavouriteOrder(target.value))}
  >
    {Object.entries(favouriteOrders).map(([value, label]) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </Select>
)
