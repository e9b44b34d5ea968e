/** Messages of the function that searches places to eat. */
export const foodFunction = {
  invalid: 'Some of what was sent cannot be searched.',
  query: 'Search words have to be a text of at most 100 characters.',
  location: 'The location has to be a text of at most 100 characters.',
  category: 'The category has to be restaurant, cafe, street-food or place.',
  coordinates: 'Coordinates have to be two numbers, lat and lng, of a point in Korea.',
  filters: 'The filters cannot be read.',
  cursor: 'The cursor has to be the one that the page before gave.',
  empty: 'Please enter a search term or location.',
}
