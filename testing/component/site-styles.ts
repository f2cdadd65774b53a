// What every page of the site is drawn with.
import '../../web/tokens.css'
import '../../web/base.css'
