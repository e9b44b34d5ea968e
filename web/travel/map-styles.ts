// The map's style sheets. A page whose map stands in a part that is loaded on demand imports them itself: what the
// server rendered is seen before the part's code is there, and without scripts it is all there is.
import './korea-map.css'
import './map-lines.css'
import './map-lists.css'
import './map-marks.css'
import './map-overlays.css'
import './map-route.css'
