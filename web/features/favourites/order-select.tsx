import { Icon } from '../../ui/icon'
import styles from './order-select.module.css'
import { type FavouriteOrder, favouriteOrders, readFavouriteOrder } from './sort-favourites'

type Properties = { order: FavouriteOrder; onChange: (order: FavouriteOrder) => void }

export const OrderSelect = ({ order, onChange }: Properties) => (
  <label className={styles.field}>
    <span className="visually-hidden">Trier</span>
    <select
      className={styles.select}
      value={order}
      onChange={({ target }) => onChange(readFavouriteOrder(target.value))}
    >
      {Object.entries(favouriteOrders).map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
    <Icon name="chevron" size="s" className={styles.arrow} />
  </label>
)
