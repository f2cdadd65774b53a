import type { Offers } from '../../../cms/contract/pages.ts'
import { keyed } from '../../ui/keyed.ts'
import styles from './offer-list.module.css'

/** What a lesson costs, set as the card of a good restaurant: name and length, then the price. */
export function OfferList({ offers }: { offers: Offers }) {
  return (
    <ul className={styles.offers}>
      {keyed(offers.items).map(({ key, item }) => (
        <li key={key} className={styles.offer}>
          <p className={styles.name}>
            {item.name}
            {item.minutes && <span className={styles.minutes}>{`${item.minutes} minutes`}</span>}
          </p>
          <p className={styles.price}>{item.price}</p>
          {item.note && <p className={styles.note}>{item.note}</p>}
        </li>
      ))}
    </ul>
  )
}
